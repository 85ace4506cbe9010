import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pinned } from '../../../www/build/toolchain.js';

const hasRustup = spawnSync('rustup', ['--version']).status === 0;

test('the version of Rust is one and not a channel, and it is the one in use', () => {
  expect(pinned()).toMatch(/^\d+\.\d+\.\d+$/);
  expect(execFileSync('rustc', ['--version'], { encoding: 'utf8' })).toContain(
    `rustc ${pinned()} `,
  );
});

test.runIf(hasRustup && process.platform === 'linux')(
  'a machine that has the version as its stable one uses that, and asks nobody for another',
  () => {
    const home = mkdtempSync(join(tmpdir(), 'rustup-'));
    try {
      const sysroot = execFileSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).trim();
      const host = /host: (\S+)/.exec(execFileSync('rustc', ['-vV'], { encoding: 'utf8' }))?.[1];
      mkdirSync(join(home, 'toolchains'));
      symlinkSync(sysroot, join(home, 'toolchains', `stable-${host}`));
      const settings = join(
        process.env.RUSTUP_HOME ?? join(process.env.HOME ?? '', '.rustup'),
        'settings.toml',
      );
      cpSync(settings, join(home, 'settings.toml'));
      const script = `
        import { chooseToolchain } from './www/build/toolchain.js';
        await chooseToolchain();
        console.log(process.env.RUSTUP_TOOLCHAIN);`;
      const { RUSTUP_TOOLCHAIN: _, ...env } = process.env;
      // An address where every download fails.
      const nobody = 'http://127.0.0.1:9';
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...env, RUSTUP_HOME: home, RUSTUP_DIST_SERVER: nobody, HTTPS_PROXY: nobody },
      });
      expect(output.trim()).toBe(`stable-${host}`);
    } finally {
      rmSync(home, { recursive: true });
    }
  },
);
