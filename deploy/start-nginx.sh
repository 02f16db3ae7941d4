#!/bin/sh
# Configures the deployment from the settings of this container, writes resolver.conf, which nginx.conf includes, from
# the resolver of this container, and starts nginx.
set -eu
node /opt/fairground/deploy/configure.mjs "${SETTINGS:-/etc/fairground/settings.json}" /srv/fairground/current /srv/fairground/current
resolver=$(awk '$1 == "nameserver" && $2 !~ /%/ { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)
echo "resolver ${resolver:-127.0.0.1} valid=10s ipv6=off;" > /etc/nginx/resolver.conf
exec nginx -g 'daemon off;'
