import { packageBuild } from '../../scripts/build/packageBuild.ts';

export default packageBuild(import.meta.dirname);
