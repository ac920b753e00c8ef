/**
 * Fails if a shipped package has a known vulnerability that an update would fix. Where the registry has no audit
 * service it prints so and does not fail.
 */
import { knownHoles } from './knownHoles';

const holes = knownHoles();
if (!holes) {
  console.log('The registry’s audit service did not answer: not checked.');
} else {
  for (const { name, severity, isFixed } of holes)
    console.log(`${name}: ${severity}${isFixed ? ', fixed in an update' : ', no fix yet'}`);
  console.log(`${holes.length} known holes in what is shipped.`);
  process.exitCode = holes.some(({ isFixed }) => isFixed) ? 1 : 0;
}
