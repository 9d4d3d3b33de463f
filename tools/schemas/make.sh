#!/bin/sh
# Generates crates/loopback/src/schemas/*.schema.json from the types in discord-api-types (see package.json).
# Needs node and npm. Run it after raising the version there, and read the difference before you commit it.
set -eu
cd "$(dirname "$0")"
out=../../crates/loopback/src/schemas
npm ci --silent

# Two helper types have no meaning in JSON (`| undefined`, `& {}`) and mislead the generator: it writes "anything" for one
# and "an object" for the other. Replaced by identities, they leave the schemas as strict as the types.
internals=node_modules/discord-api-types/utils/internals.d.ts
perl -0pi -e 's/(export type _AddUndefinedToPossiblyUndefinedPropertiesOfInterface<Base> = )\{.*?\n\};/$1Base;/s;
  s/(export type _NonNullableFields<T> = )\{.*?\n\};/$1T;/s' "$internals"
[ "$(grep -c -e 'PropertiesOfInterface<Base> = Base;' -e '_NonNullableFields<T> = T;' "$internals")" = 2 ]

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in gateway rest; do
  npx --no-install ts-json-schema-generator -p "$name.ts" --no-type-check --additional-properties -o "$work/$name.json"
done
mkdir -p "$out"
node normalise.mjs "$work/gateway.json" "$out/gateway.schema.json"
node normalise.mjs "$work/rest.json" "$out/rest.schema.json" --requests
