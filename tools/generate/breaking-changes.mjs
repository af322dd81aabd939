/**
 * Breaking changes between two documents: removed paths, operations, statuses, fields, choices and error codes, and new
 * required fields.
 */

/** @typedef {{ paths: Record<string, Record<string, any>>, components?: { schemas?: Record<string, any> } }} Document */

/**
 * @param {Document} before known to clients
 * @param {Document} after of the current API
 * @returns {string[]} one sentence for each breaking change
 */
export function breakingChanges(before, after) {
  return [
    ...lost('The operation', operations(before), operations(after)),
    ...lost('The response', responses(before), responses(after)),
    ...lost('The error code', errorCodes(before), errorCodes(after)),
    ...lost('The field', fields(before), fields(after)),
    ...lost('The choice', choices(before), choices(after)),
    ...newlyRequired(before, after),
  ];
}

/** A field of a request body that is new or was optional, and is required now. */
function newlyRequired(before, after) {
  const required = ({ components }) =>
    named(components).flatMap(([name, { required: names = [], additionalProperties }]) =>
      additionalProperties === false ? names.map((field) => `${name}.${field}`) : [],
    );
  const known = new Set(required(before));
  return required(after)
    .filter((field) => before.components?.schemas?.[field.split('.')[0]] && !known.has(field))
    .map((field) => `The field ${field} is newly required`);
}

const lost = (what, before, after) => {
  const there = new Set(after);
  return before.filter((name) => !there.has(name)).map((name) => `${what} ${name} is removed`);
};

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
  );
const operations = (document) => operationsOf(document).map(([name]) => name);

const responsesOf = (document) =>
  operationsOf(document).flatMap(([name, { responses: all = {} }]) =>
    Object.entries(all).map(([status, response]) => [`${name} ${status}`, response]),
  );
const responses = (document) => responsesOf(document).map(([name]) => name);

const errorCodes = (document) =>
  responsesOf(document).flatMap(([name, { content = {} }]) =>
    (content['application/problem+json']?.schema.properties?.code?.enum ?? []).map((code) => `${name} ${code}`),
  );

const named = (components) => Object.entries(components?.schemas ?? {});
const fields = ({ components }) =>
  named(components).flatMap(([name, { properties = {} }]) =>
    Object.keys(properties).map((field) => `${name}.${field}`),
  );
const choices = ({ components }) =>
  named(components).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, schema]) =>
      (schema.enum ?? schema.items?.enum ?? []).map((choice) => `${name}.${field} ${choice}`),
    ),
  );
