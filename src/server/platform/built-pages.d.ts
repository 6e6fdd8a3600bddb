/** The server bundle that `npm run build` creates from `src/web`. */
declare module '#built-pages' {
  const build: import('react-router').ServerBuild;
  export = build;
}
