import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/build/packageBuild.ts';
import { writeTokens } from './src/foundations/writeTokens.ts';

const folder = import.meta.dirname;

export default defineConfig({ ...packageBuild(folder), onSuccess: async () => writeTokens(folder) });
