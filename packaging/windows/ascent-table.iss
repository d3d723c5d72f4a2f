; UNTESTED: nobody has run this recipe yet. The installer for Windows (Inno Setup 6), for one user and without
; administrator's rights; build.ps1 calls it. Removing the program leaves matches, decks and settings and says where.

#ifndef Version
  #error build.ps1 names the version
#endif

[Setup]
AppId=ascent-table
AppName=Ascent Table
AppVersion={#Version}
AppVerName=Ascent Table {#Version}
DefaultDirName={autopf}\Ascent Table
DefaultGroupName=Ascent Table
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
OutputDir=..\..\dist
OutputBaseFilename=ascent-table-{#Version}-setup
UninstallDisplayIcon={app}\ascent-table-gui.exe
WizardStyle=modern
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Kept=Your matches, decks and settings are kept in:
ja.Kept=ゲーム、デッキ、設定は残っています：
ru.Kept=Партии, колоды и настройки сохранены здесь:
en.Match=Ascent Table match
ja.Match=Ascent Table のゲーム
ru.Match=Партия Ascent Table
en.Position=Ascent Table position
ja.Position=Ascent Table の局面
ru.Position=Позиция Ascent Table
en.Deck=Ascent Table deck
ja.Deck=Ascent Table のデッキ
ru.Deck=Колода Ascent Table

[Files]
Source: "..\..\dist\ascent-table\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; An older version's files that a newer one lacks.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Ascent Table"; Filename: "{app}\ascent-table-gui.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.ascentmatch"; ValueType: string; ValueData: "AscentTable.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ascentposition"; ValueType: string; ValueData: "AscentTable.Position"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ascentdeck"; ValueType: string; ValueData: "AscentTable.Deck"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\AscentTable.Match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AscentTable.Match\shell\open\command"; ValueType: string; ValueData: """{app}\ascent-table-gui.exe"" open ""%1"""
Root: HKA; Subkey: "Software\Classes\AscentTable.Position"; ValueType: string; ValueData: "{cm:Position}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AscentTable.Position\shell\open\command"; ValueType: string; ValueData: """{app}\ascent-table-gui.exe"" open ""%1"""
Root: HKA; Subkey: "Software\Classes\AscentTable.Deck"; ValueType: string; ValueData: "{cm:Deck}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AscentTable.Deck\shell\open\command"; ValueType: string; ValueData: """{app}\ascent-table-gui.exe"" open ""%1"""

[Run]
Filename: "{app}\ascent-table-gui.exe"; Flags: postinstall nowait skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and not UninstallSilent then
    MsgBox(CustomMessage('Kept') + #13#10 + ExpandConstant('{userappdata}\ascent-table'), mbInformation, MB_OK);
end;
