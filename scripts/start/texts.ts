/** Output of `start`, besides the local backend's own lines. */
export const texts = {
  notJson: (path: string, line: number, column: number) =>
    `CONSOLE_CONFIG: ${path} isn't valid JSON: see line ${line}, column ${column}.`,
  notAnObject: (path: string) => `CONSOLE_CONFIG: ${path} must contain an object.`,
  backendNotStarted: "The local backend didn't start. The line above says why.",
  backendRestarts: 'The local backend stopped unexpectedly. Starting it again.',
  notBuilt: "The console hasn't been built yet. Run `npx --yes pnpm@12 build` first.",

  console: 'Console',
  publicFeed: 'Public feed',
  directorySkin: 'Directory skin',
  localBackend: 'Local backend',
  database: 'Database',
  signIns: (password: string) => `Demo sign-ins, password ${password}:`,
  stop: 'Ctrl-C stops everything.',
  people: {
    admin: 'Advantage admin',
    'agency-admin': 'Advantage agency admin',
    producer: 'Advantage producer',
    carrier: 'Advantage carrier',
    'bridge-admin': 'Bridge admin',
    'bridge-producer': 'Bridge producer',
    'bridge-carrier': 'Bridge carrier',
  },
};
