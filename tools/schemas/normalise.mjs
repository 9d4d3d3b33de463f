// Makes what ts-json-schema-generator wrote fit for judging JSON on a wire, and small enough to commit.
//   node normalise.mjs <in> <out> [--requests]
// 1. Sets of flags are numbers: TypeScript's enums list single bits only, a message carries their sum.
// 2. In requests an optional key may be null: Discord's own description of its API says so of nearly all of them.
// 3. Names of definitions become plain words (generics carry hashes of paths, which differ between machines).
// 4. Unknown keys are allowed everywhere, as Discord allows them.
// 5. Words for people are dropped; keys are sorted, so that two runs give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';

const [source, target, mode] = process.argv.slice(2);
const requests = mode === '--requests';
const schema = JSON.parse(readFileSync(source, 'utf8'));
const WORDS = new Set(['description', 'deprecated', 'default', 'examples', 'title']);

const isFlags = (name) => /(Flags|FlagsBits|Bits)$/.test(name);
const isBit = (n) => Number.isInteger(n) && n >= 0 && (n & (n - 1)) === 0;

/** `visit` for every schema inside a map of names to schemas (whose keys are data, never keywords). */
const mapOf = (map) => Object.fromEntries(Object.keys(map).sort().map((key) => [key, visit(map[key])]));

function visit(node) {
	if (Array.isArray(node)) return node.map(visit);
	if (node === null || typeof node !== 'object') return node;
	const bits = node.enum;
	if (bits && bits.length > 3 && bits.every(isBit) && Math.max(...bits) > 4) return { type: 'integer' };
	const out = {};
	for (const key of Object.keys(node).sort()) {
		if (WORDS.has(key) || (key === 'additionalProperties' && node[key] === false)) continue;
		if (key === 'properties' || key === 'definitions' || key === 'patternProperties') out[key] = mapOf(node[key]);
		else if (key === 'const' || key === 'enum' || key === 'required') out[key] = node[key];
		else out[key] = visit(node[key]);
	}
	if (out.allOf) return all(out);
	if (requests && out.properties) allowNull(out);
	return out;
}

/** TypeScript's `X & {}` means "X and not null"; the generator takes `{}` for an object. */
function all(node) {
	const parts = node.allOf.filter((part) => !(part.type === 'object' && Object.keys(part.properties ?? {}).length === 0));
	return parts.length === 1 ? parts[0] : { ...node, allOf: parts };
}

function allowNull(object) {
	const required = new Set(object.required ?? []);
	for (const [key, value] of Object.entries(object.properties)) {
		if (required.has(key) || Object.keys(value).length === 0 || (value.not && Object.keys(value).length === 1)) continue;
		object.properties[key] = { anyOf: [value, { type: 'null' }] };
	}
}

function plainNames(definitions) {
	const fresh = new Map();
	const odd = Object.keys(definitions).filter((name) => !/^\w+$/.test(name));
	// Order by content, so that the hashes inside the odd names do not matter.
	const content = (name) => name.match(/^\w+/)[0] + JSON.stringify(definitions[name]).replace(/"\$ref":"[^"]*"/g, '');
	odd.sort((a, b) => (content(a) < content(b) ? -1 : content(a) > content(b) ? 1 : 0));
	odd.forEach((name, i) => fresh.set(name, `${name.match(/^\w+/)[0].replace(/^_/, '')}_${i + 1}`));
	return fresh;
}

function rename(node, fresh) {
	if (Array.isArray(node)) return node.map((x) => rename(x, fresh));
	if (node === null || typeof node !== 'object') return node;
	return Object.fromEntries(
		Object.entries(node).map(([key, value]) => {
			if (key !== '$ref' || typeof value !== 'string') return [key, rename(value, fresh)];
			const name = decodeURIComponent(value.replace('#/definitions/', ''));
			return [key, `#/definitions/${fresh.get(name) ?? name}`];
		}),
	);
}

const fresh = plainNames(schema.definitions);
const definitions = {};
for (const [name, value] of Object.entries(schema.definitions)) {
	definitions[fresh.get(name) ?? name] = isFlags(name) ? { type: 'integer' } : rename(value, fresh);
}
const clean = visit({ $schema: schema.$schema, definitions });
for (const [name, value] of Object.entries(clean.definitions)) {
	const refs = JSON.stringify(value).match(/#\/definitions\/\w+/g) ?? [];
	for (const ref of refs) {
		if (!(ref.slice('#/definitions/'.length) in clean.definitions)) throw new Error(`${name} refers to ${ref}, which is missing`);
	}
}
writeFileSync(target, `${JSON.stringify(clean)}\n`);
console.log(`${target}: ${Object.keys(definitions).length} definitions, ${JSON.stringify(clean).length} bytes`);
