#!/bin/sh
# Fills the environment variables into the templates and runs nginx.
set -eu
export ROOT=/srv/console CONFIG="$RUN/config.json" HEADERS=/etc/advantage/headers
export MODULES=/usr/lib/nginx/modules MIME_TYPES=/etc/nginx/mime.types
mkdir -p "$RUN"
envsubst "\$ORIGIN" </etc/advantage/config.json.template >"$CONFIG"
envsubst "\$PORT \$ROOT \$CONFIG \$HEADERS \$RUN \$SERVICES \$SERVICES_HOST \$IDENTITY \$MODULES \$MIME_TYPES" \
  </etc/advantage/nginx.conf.template >"$RUN/nginx.conf"
exec nginx -e stderr -p "$RUN" -c "$RUN/nginx.conf" -g 'daemon off;'
