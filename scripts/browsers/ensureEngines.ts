/** Installs the two other engines the journeys run in, as root on Debian; elsewhere it says what is missing. */
import { firefoxPath, webkitDriverPath } from './browserPath';
import { installFromDebian } from './installFromDebian';

const engines = [
  { name: 'Firefox', path: firefoxPath, packages: ['firefox-esr'] },
  { name: 'WebKitGTK', path: webkitDriverPath, packages: ['webkit2gtk-driver', 'xvfb'] },
];

const missing = () => engines.filter(({ path }) => path() === undefined);

if (missing().length > 0) {
  const names = missing().map(({ name }) => name);
  console.log(`Not found: ${names.join(' and ')}; installing.`);
  installFromDebian(...missing().flatMap(({ packages }) => packages));
}
for (const { name, packages } of missing()) {
  console.log(
    `${name} is not installed, so its journeys are skipped. On Debian: sudo apt-get install ${packages.join(' ')}`,
  );
}
