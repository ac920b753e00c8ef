import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installFromDebian } from '../browsers/installFromDebian';
import { startOn } from './startOn';

const deploy = path.join(import.meta.dirname, '../..', 'deploy');

/** Without the module nginx runs, but not with our configuration. */
const installed = ['/usr/sbin/nginx', '/usr/share/nginx/modules-available/mod-http-brotli-static.conf'];

/** @returns whether a real nginx is there now. As root, on Debian, what is missing is installed. */
export function ensureNginx(): boolean {
  return installed.every(existsSync) || installFromDebian('nginx', 'libnginx-mod-http-brotli-static');
}

/** deploy/nginx.conf with other paths and another port, inside a minimal nginx.conf. */
function writeConfig(work: string, site: string, port: number): string {
  const locations = path.join(work, 'locations.conf');
  writeFileSync(
    locations,
    readFileSync(path.join(deploy, 'nginx-locations.conf'), 'utf8').replace('/srv/civic-voice', () =>
      JSON.stringify(site),
    ),
  );
  const server = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replace('/etc/nginx/civic-voice-locations.conf', locations)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const config = path.join(work, 'nginx.conf');
  writeFileSync(
    config,
    `include /etc/nginx/modules-enabled/*.conf;
user root;
worker_processes auto;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${server}
}
`,
  );
  return config;
}

/**
 * Serves a folder with a real nginx and the configuration in `deploy/`, on loopback. @returns what ends it.
 */
export async function startNginx(site: string, port: number): Promise<() => Promise<void>> {
  const work = mkdtempSync(path.join(tmpdir(), 'civic-voice-nginx-'));
  const forget = () => {
    rmSync(work, { recursive: true });
  };
  try {
    const config = writeConfig(work, site, port);
    // Prints nginx's own message if the configuration is wrong.
    execFileSync('/usr/sbin/nginx', ['-t', '-q', '-c', config], { stdio: 'inherit' });
    const stop = await startOn(port, () =>
      spawn('/usr/sbin/nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' }),
    );
    return async () => {
      await stop();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}
