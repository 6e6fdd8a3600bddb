// Checks imports: packages and layers import downwards only, without cycles or barrels.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

type Import = { readonly from: string; readonly to: string };

/** The npm packages that the pure packages may import; all others are for the packages that do I/O. */
const packages: Record<string, readonly string[]> = {
  domain: [],
  contract: ['zod'],
};

/** The packages that each package may import from. */
const wings: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
  demo: ['demo', 'domain'],
  sandbox: ['sandbox'],
};

/**
 * The layers of the modules of a package: a module may import from its own layer and those below. Unlisted modules are
 * features.
 */
const feature = 4;
const floors: Record<string, Readonly<Record<string, number>>> = {
  server: {
    platform: 0,
    catalogue: 1,
    insurance: 1,
    money: 1,
    payments: 1,
    places: 1,
    render: 1,
    agency: 5,
    backup: 5,
    http: 5,
    jobs: 5,
    office: 5,
    seed: 5,
    start: 6,
  },
  web: {
    browser: 0,
    styles: 0,
    words: 0,
    ui: 1,
    popups: 2,
    agency: 3,
    content: 3,
    frame: 3,
    replay: 3,
    share: 3,
    tours: 3,
    chat: 5,
    fragments: 5,
    pages: 5,
  },
};
/** The layer of files at the top level of a package, which assemble it, except those that every module may import. */
const topFloor = 6;
const readByAll = ['src/web/shop.ts'];

function wingOf(file: string): string {
  return file.split('/')[1] as string;
}

function roomOf(file: string): string | null {
  const parts = file.split('/');
  return parts.length > 3 ? (parts[2] as string) : null;
}

function floorOf(file: string): number {
  const named = floors[wingOf(file)];
  if (!named || readByAll.includes(file)) return 0;
  const room = roomOf(file);
  return room === null ? topFloor : (named[room] ?? feature);
}

/** Returns the part of a package that its siblings may not import from: a feature, or a page with its parts. */
function wallOf(file: string): string | null {
  if (floorOf(file) === feature) return roomOf(file);
  const [, , room, page] = file.split('/');
  return room === 'pages' ? `pages/${page}` : null;
}

type FileImports = {
  readonly specifiers: string[];
  /** Specifiers that import more than types. */
  readonly values: string[];
  readonly onlyReexports: boolean;
};

function readImports(root: string, file: string): FileImports {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = [
    ...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom\s*'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm),
  ];
  const named = (match: RegExpExecArray): string => (match[1] ?? match[2] ?? match[3]) as string;
  const specifiers = statements.map(named);
  const values = statements.filter(([statement]) => !/^(?:import|export)\s+type\b/.test(statement)).map(named);
  const rest = text.replaceAll(/export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*from\s*'[^']+';?/g, '').trim();
  return { specifiers, values, onlyReexports: rest === '' && text.trim() !== '' };
}

function resolve(root: string, file: string, specifier: string): string | null {
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests/', 'tests/');
  // The built pages are not a source file.
  if (specifier === '#built-pages') return null;
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (!specifier.startsWith('.')) return null;
  const path = normalize(join(dirname(file), specifier));
  return existsSync(join(root, path)) ? path : null;
}

function directionProblem({ from, to }: Import): string | null {
  const [ownWing, otherWing] = [wingOf(from), wingOf(to)];
  const seeding = from.startsWith('src/server/seed/') && otherWing === 'demo';
  if (!seeding && !wings[ownWing]?.includes(otherWing))
    return `${from} → ${to}: ${ownWing} may not import from ${otherWing}`;
  if (ownWing === otherWing && floorOf(to) > floorOf(from)) return `${from} → ${to}: that runs uphill`;
  const [ownWall, otherWall] = [wallOf(from), wallOf(to)];
  const reachesIn = ownWing === otherWing && ownWall !== null && otherWall !== null && ownWall !== otherWall;
  // Pages may import features, but features and pages may not import from their siblings.
  return reachesIn && floorOf(from) === floorOf(to) ? `${from} → ${to}: one feature may not reach into another` : null;
}

/** Returns a cycle of imports that can be reached from a file, or null. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Returns the dependencies between the modules of a package; files at its top level belong to none. */
function roomGraph(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  const nameOf = (file: string): string | null => {
    const room = file.startsWith('src/') ? roomOf(file) : null;
    return room && `${wingOf(file)}/${room}`;
  };
  for (const [from, targets] of graph) {
    const own = nameOf(from);
    const others = targets.map(nameOf).filter((name) => name !== null && name !== own) as string[];
    if (own) rooms.set(own, [...new Set([...(rooms.get(own) ?? []), ...others])]);
  }
  return rooms;
}

/** Returns every violation of the import rules, one line each. */
export function checkImports(root: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => relative('.', file))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const { specifiers, values, onlyReexports } = readImports(root, file);
    if (onlyReexports) problems.push(`${file}: a barrel; import from the files themselves`);
    if (wingOf(file) === 'web' && values.some((specifier) => specifier.startsWith('#contract/schemas')))
      problems.push(`${file}: browsers leave the schemas at home; import their types alone`);
    const targets: string[] = [];
    for (const specifier of specifiers) {
      const to = resolve(root, file, specifier);
      if (to) {
        const problem = to.startsWith('src/') ? directionProblem({ from: file, to }) : null;
        if (problem) problems.push(problem);
        targets.push(to);
      } else if (!specifier.startsWith('.')) {
        const allowed = roomOf(file) === 'testing' ? undefined : packages[wingOf(file)];
        if (allowed && !allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
          problems.push(`${file}: ${wingOf(file)} may not use ${specifier}`);
      }
    }
    graph.set(file, targets);
  }
  const circle = findCircle(graph);
  if (circle) problems.push(`a circle: ${circle.join(' → ')}`);
  const knot = findCircle(roomGraph(graph));
  if (knot) problems.push(`rooms that need each other: ${knot.join(' → ')}`);
  return problems;
}
