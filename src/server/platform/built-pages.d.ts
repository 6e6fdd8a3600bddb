/** What `npm run build` makes of `src/web` for the server. */
declare module '#built-pages' {
  const build: import('react-router').ServerBuild;
  export = build;
}
