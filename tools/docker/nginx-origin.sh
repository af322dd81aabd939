#!/bin/sh
# Puts the site's address into the built files and says whether browsers use https only; run when the container starts.
set -eu
root=${SITE_ROOT:-/usr/share/nginx/html}
out=${ORIGIN_CONF:-/etc/nginx/conf.d/00-origin.conf}
url=${PUBLIC_URL:?PUBLIC_URL must name the address of the site}
url=${url%/}
case $url in
  *[!A-Za-z0-9.:/_-]*) echo "PUBLIC_URL must be an address like https://www.example.com" >&2; exit 1 ;;
esac
# The files belong to nginx's user, their folders need not: written in place.
find "$root" \( -name index.html -o -name robots.txt -o -name sitemap.xml \) -print |
  while read -r file; do
    grep -qF '{{origin}}' "$file" || continue
    sed "s#{{origin}}#$url#g" "$file" > /tmp/marked
    cat /tmp/marked > "$file"
  done
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
