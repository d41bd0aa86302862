/** The `globalTeardown` to `templates.ts`: Jest wants a module of its own for it. */
import { removeTemplates } from './templates';

export default removeTemplates;
