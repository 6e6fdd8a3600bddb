// The examples in deploy/ have to stay true: settings, ports, paths, commands, metrics and sections of the documentation.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/list.ts';
import { livePath } from '#contract/live.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { startProblemCode } from '#server/platform/settings.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] as string);

const settings = new Set(all(read('.env.example'), /^([A-Z_]+)=/gm));
const units = globSync('deploy/systemd/*', { cwd: projectFolder });

/** Returns the headings of a page as the anchors that GitHub makes of them. */
const anchorsOf = (page: string) =>
  all(read(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the examples of deployment', () => {
  test('every setting of a shop in them exists', () => {
    const own = all(read('deploy/waymark.env.example'), /^([A-Z_]+)=/gm);
    const ofUnits = units.flatMap((unit) =>
      all(read(unit), /^Environment=(.+)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
    );
    const compose = withoutComments(read('deploy/compose.yaml'));
    const ofCompose = all(compose, /^ {6}([A-Z_]+):/gm).filter((name) => !/^(POSTGRES|WAYMARK)_/.test(name));
    const ofImage = all(read('deploy/Containerfile'), /\b([A-Z_]+)=\S+/g).filter((name) => name !== 'NODE_ENV');
    for (const name of [...own, ...ofUnits, ...ofCompose, ...ofImage]) expect(settings).toContain(name);
    expect([own.length > 5, ofUnits.length > 3, ofCompose.length > 1, ofImage.length > 1]).toEqual(Array(4).fill(true));
    for (const page of ['docs/deploy.md', 'docs/scaling.md'])
      for (const name of all(read(page), /`([A-Z]+_[A-Z_]+)`/g))
        if (!/^(WAYMARK|MAX|RELEASE)_/.test(name))
          expect([page, settings]).toEqual([page, expect.toSatisfy(() => settings.has(name))]);
  });

  test('ports agree with the default, and the proxies with the shop', () => {
    const port = /^PORT=(\d+)$/m.exec(read('.env.example'))?.[1];
    expect(all(read('deploy/Containerfile'), /EXPOSE (\d+)/g)).toEqual([port]);
    expect(all(read('deploy/Containerfile'), /PORT=(\d+)/g)).toEqual([port]);
    expect(read('deploy/compose.yaml')).toContain(`WAYMARK_SHOPS: shop:${port}`);
    expect(read('deploy/nginx/waymark.conf')).toContain(`server 127.0.0.1:${port} `);
    expect(read('deploy/haproxy/haproxy.cfg')).toContain(`127.0.0.1:${port} `);
    expect(read('deploy/caddy/Caddyfile')).toContain(`{$WAYMARK_SHOPS:127.0.0.1:${port}}`);
  });

  test('proxies accept the largest upload, and close idle connections before the shop does', () => {
    const largest = Math.max(...Object.values(calls).map((call) => ('maxBodyBytes' in call ? call.maxBodyBytes : 0)));
    const nginx = read('deploy/nginx/waymark.conf');
    const caddy = read('deploy/caddy/Caddyfile');
    expect(largest).toBeGreaterThan(1_000_000);
    expect(Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1]) * 1_048_576).toBeGreaterThan(largest);
    expect(Number(/max_size (\d+)MB/.exec(caddy)?.[1]) * 1_000_000).toBeGreaterThan(largest);
    const idleMs = Number(/keepAliveTimeout: (\d+)/.exec(read('src/server/http/listen.ts'))?.[1]);
    for (const seconds of [/keepalive_timeout (\d+)s/.exec(nginx)?.[1], /keepalive (\d+)s/.exec(caddy)?.[1]])
      expect(Number(seconds) * 1000).toBeLessThan(idleMs);
  });

  test('commands, paths and the exit code in them exist', () => {
    const commands = all(read('bin/run.mjs'), /^ {2}(\w+): \{ file:/gm);
    const started = [...units, 'deploy/Containerfile', 'deploy/compose.yaml'].flatMap((file) =>
      all(read(file), /bin\/run\.mjs[", ]+(\w+)/g),
    );
    expect(started.length).toBeGreaterThan(4);
    for (const name of started) expect(commands).toContain(name);
    const http = read('src/server/http/app.ts');
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(http).toContain(`'${path}'`);
    expect(read('deploy/nginx/waymark.conf')).toContain(`location = ${livePath} {`);
    for (const unit of units.filter((name) => name.includes('waymark-shop') || name.includes('worker')))
      expect(read(unit)).toContain(`RestartPreventExitStatus=${startProblemCode}\n`);
    for (const page of ['docs/deploy.md', 'docs/scaling.md'])
      for (const path of all(read(page), /`((?:deploy|docs|bin)\/[\w./@-]+)`/g))
        expect([page, path, globSync(path, { cwd: projectFolder }).length]).toEqual([page, path, 1]);
  });
});

describe('the examples of monitoring', () => {
  const alerts = read('deploy/prometheus/alerts.yml');
  const dashboard = JSON.parse(read('deploy/grafana/waymark.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

  test('every metric in them exists', async () => {
    const text = await createMetrics().registry.metrics();
    const known = new Set([...all(text, /^# TYPE (\S+)/gm), 'up']);
    const used = all(`${withoutComments(alerts)}\n${expressions}`, /\b((?:waymark|process|nodejs)_[a-z0-9_]+)\b/g);
    expect(used.length).toBeGreaterThan(20);
    for (const name of used) expect(known).toContain(name.replace(/(?<=_seconds)_(bucket|count|sum)$/, ''));
    for (const name of all(text, /^# TYPE (waymark_\S+)/gm)) expect(expressions).toContain(name);
  });

  test('every alert names a section of the documentation that exists', () => {
    const anchors = anchorsOf('docs/operations.md');
    const named = all(alerts, /runbook: docs\/operations\.md#(\S+)/g);
    expect(named).toHaveLength(all(alerts, /alert: (\w+)/g).length);
    for (const anchor of named) expect(anchors).toContain(anchor);
  });
});
