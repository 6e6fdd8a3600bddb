import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the product. The language prefix is not part of it: German pages are the same routes under `/de`. */
export default [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
