import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes travels with the first page: no extra request per link, and it works behind a language prefix.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
