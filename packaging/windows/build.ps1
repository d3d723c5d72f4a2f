# UNTESTED: nobody has run this recipe yet. Builds dist\ascent-table and an installer of it on Windows 10 or newer.
# Needs Python 3.11 or newer and Inno Setup 6 (iscc on the path). Run from the checkout's folder:
#   powershell -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
$build = Join-Path $PWD "build\bundle"
Remove-Item -Recurse -Force -ErrorAction Ignore $build, "dist\ascent-table"

py -3 -m venv "$build\venv"
$python = "$build\venv\Scripts\python.exe"
& $python -m pip install --quiet build
& $python -m build --wheel --outdir "$build\wheel"
& $python -m venv --clear "$build\venv"
$wheel = (Get-ChildItem "$build\wheel\*.whl").FullName
# Pillow turns the picture into an icon.
& $python -m pip install --quiet "$wheel[bundle]" "pillow>=10,<13"
$checkout = $PWD
Push-Location $build
& "$build\venv\Scripts\pyinstaller.exe" --noconfirm --log-level WARN --distpath "$checkout\dist" `
    --workpath "$build\work" "$checkout\packaging\pyinstaller\ascent-table.spec"
Pop-Location
& $python packaging\pyinstaller\complete.py dist\ascent-table
& $python packaging\pyinstaller\licences.py dist\ascent-table\licences
$version = & $python -c "import desktop; print(desktop.__version__)"
Remove-Item -Recurse -Force $build
iscc "/DVersion=$version" packaging\windows\ascent-table.iss
# No signature: whoever publishes it signs it, and puts its checksum beside it.
Get-FileHash -Algorithm SHA256 "dist\ascent-table-$version-setup.exe"
