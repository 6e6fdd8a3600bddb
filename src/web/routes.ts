import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the product. The language prefix is not part of it: German pages are the same routes under `/de`. */
export default [
  index('routes/home.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('signup/confirm', 'routes/signup-confirm.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('account', 'routes/account.tsx'),
  layout('routes/office-layout.tsx', [
    route('office', 'routes/office.tsx'),
    route('office/mailbox', 'routes/office-mailbox.tsx'),
    route('office/mailbox/:id', 'routes/office-mailbox-mail.tsx'),
    route('office/reports', 'routes/office-reports.tsx'),
    route('office/ui', 'routes/office-ui.tsx'),
  ]),
  route('docs/api', 'routes/docs-api.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
