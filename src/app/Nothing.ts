/** Stands in the bundle for parts of MUI that this site never draws; see `slimmer` in webpack.config.ts. */
export default function Nothing(): null {
  return null;
}
