/** What webpack.config.js at the top asks of webpack, for the commands that run it. */
import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';

type Mode = 'production' | 'development';

const makeConfigs = createRequire(__filename)('../../../webpack.config.js') as (
  env: Record<string, never>,
  argv: { mode: Mode },
) => Configuration[];

/** @returns three builds from one tree: the storefront's, the staff's and the server's */
export const webpackConfigs = (mode: Mode): Configuration[] => makeConfigs({}, { mode });
