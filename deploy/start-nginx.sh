#!/bin/sh
# Configures the deployment from the settings and the environment of this container, and starts nginx. The image is
# read-only: everything that is written goes to one folder, and the files of the build are linked into it.
set -eu
run=/run/fairground
if ! mkdir -p "$run/current" 2>/dev/null || ! [ -w "$run/current" ]; then
  echo "$run cannot be written: mount a writable folder there, such as --tmpfs $run or an emptyDir" >&2
  exit 1
fi
for name in m mobile; do ln -sfn "/opt/fairground/dist/$name" "$run/current/$name"; done
node /opt/fairground/deploy/configure.mjs "${SETTINGS:-/etc/fairground/settings.json}" /opt/fairground/dist "$run/current"
node /opt/fairground/deploy/environment.mjs "$run/environment.conf"
exec nginx -e stderr -g 'daemon off;'
