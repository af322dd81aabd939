#!/bin/sh
# Writes the site's address into its pages, tells nginx of it, whether browsers use https only and whose X-Forwarded-For counts, and keeps the scripts of
# the releases before; run when the container starts. Writes to two places alone: the rest of the container is read-only.
set -eu
out=${ORIGIN_CONF:-/tmp/origin.conf}
settled=${SETTLED_PAGES:-/tmp/pages/settled}
assets=${ASSETS:-/usr/share/nginx/html/assets}
kept=${KEPT_ASSETS:-/var/lib/mainstage/assets}
url=${PUBLIC_URL:?PUBLIC_URL must name the address of the site}
url=${url%/}
case $url in
  *[!A-Za-z0-9.:/_-]*) echo "PUBLIC_URL must be an address like https://www.example.com" >&2; exit 1 ;;
esac
policy_end= transport_security=
case $url in
  https:*) policy_end='; upgrade-insecure-requests' transport_security='max-age=31536000; includeSubDomains' ;;
esac
# Whose X-Forwarded-For counts: the TLS proxy in front. Nobody's where none is named.
forwarded=
for network in $(printf %s "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  case $network in
    *[!0-9A-Fa-f.:/]*) echo "TRUSTED_PROXIES must be networks like 10.0.0.0/8, 192.0.2.7" >&2; exit 1 ;;
  esac
  forwarded="${forwarded}set_real_ip_from $network;
"
done
if [ -n "$forwarded" ]; then
  forwarded="${forwarded}real_ip_header X-Forwarded-For;
real_ip_recursive on;"
  echo "X-Forwarded-For counts from ${TRUSTED_PROXIES}"
else
  echo "X-Forwarded-For counts from nobody: behind a TLS proxy, name its network in TRUSTED_PROXIES, or all visitors share its address"
fi
# The sizes must stand before the first map; the pages have their own maps after this file.
cat > "$out" <<END
map_hash_bucket_size 256;
map_hash_max_size 8192;
map \$host \$policy_end { default "$policy_end"; }
map \$host \$transport_security { default "$transport_security"; }
$forwarded
END
# Pages, sitemap and robots.txt are built with an address that nobody has (libs/content/src/site/built-settings.ts).
site=$(dirname "$assets")
rm -rf "${settled:?}"
(cd "$site" && find . -name index.html; cd "$site" && ls robots.txt sitemap.xml) | while read -r file; do
  mkdir -p "$settled/$(dirname "$file")"
  sed "s|https://origin\.invalid|$url|g" "$site/$file" > "$settled/$file"
done
# A page that was opened before a release asks for its scripts by their old names (apps/api/src/site/retained-assets.ts does the
# same where the API serves the site): kept for 30 days after the last start that had them.
if mkdir -p "$kept" 2> /dev/null && [ -w "$kept" ] && [ -d "$assets" ]; then
  find "$assets" -maxdepth 1 -type f | while read -r file; do
    name=${file##*/}
    [ -e "$kept/$name" ] || { cp "$file" "$kept/$name.new" && mv "$kept/$name.new" "$kept/$name"; }
    touch "$kept/$name"
  done
  find "$kept" -maxdepth 1 -type f -mtime +29 -exec rm -f {} +
else
  echo "The scripts of the releases before are not kept: $kept cannot be written to"
fi
