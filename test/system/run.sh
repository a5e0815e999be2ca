#!/usr/bin/env bash
# Runs the tests that need real parts of a Debian machine: a browser, an office and a PostgreSQL. Installs what is missing, and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

wanted=()
command -v chromium >/dev/null || wanted+=(chromium)
command -v soffice >/dev/null || wanted+=(libreoffice-calc libreoffice-l10n-it)
/usr/bin/python3 -c 'import uno' 2>/dev/null || wanted+=(python3-uno)
compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || wanted+=(postgresql)

if [ "${#wanted[@]}" -gt 0 ]; then
  command -v apt-get >/dev/null || { echo "These tests need ${wanted[*]}: install them and run again." >&2; exit 1; }
  echo "Installing for the system tests: ${wanted[*]}"
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends ca-certificates "${wanted[@]}" >/dev/null
fi

npm run build
exec npx jest --selectProjects system debian alone "$@"
