/** The part of a JSON schema that the page displays. */
export type ApiSchema = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: ApiSchema;
  readonly additionalProperties?: ApiSchema | boolean;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly ApiSchema[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly format?: string;
};

/** An operation of the OpenAPI document. */
export type ApiCall = {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-access': string | readonly string[];
  /** The permission that an office account needs. */
  readonly 'x-needs'?: string;
  readonly 'x-limit'?: { readonly max: number; readonly seconds: number };
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: ApiSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ApiSchema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: ApiSchema }>> }>
  >;
};

/** The part of the OpenAPI document that the page reads. */
export type ApiDocument = {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiCall>>>>;
};

/** Describes a schema briefly: `text, at most 200`, `list of number`. */
export function schemaWords(schema: ApiSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(schemaWords).join(' | ');
  if (schema.type === 'array') return `${schemaWords(schema.items ?? {})}[]`;
  const limits = [
    schema.format,
    schema.maxLength === undefined ? null : `≤ ${schema.maxLength}`,
    schema.maximum === undefined || schema.maximum >= Number.MAX_SAFE_INTEGER ? null : `≤ ${schema.maximum}`,
  ].filter(Boolean);
  return [schema.type ?? 'any', ...limits].join(' ');
}

/** Returns every field of a schema with its path, in source order. */
export function schemaFields(schema: ApiSchema, path = ''): { path: string; words: string; required: boolean }[] {
  const inner = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const rest = typeof inner.additionalProperties === 'object' ? { '{key}': inner.additionalProperties } : {};
  return Object.entries({ ...inner.properties, ...rest }).flatMap(([name, field]) => {
    const fieldPath = path ? `${path}.${name}` : name;
    const entry = { path: fieldPath, words: schemaWords(field), required: inner.required?.includes(name) ?? false };
    return [entry, ...schemaFields(field, field.type === 'array' ? `${fieldPath}[]` : fieldPath)];
  });
}
