/**
 * Ant Design part by part, for tests that run its CommonJS build: its own entry reads all of it, a second for each
 * file, and the shop uses its Layout. The bundler leaves out the rest by itself.
 */
const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      typeof name === 'string' && /^[A-Z]/.test(name)
        ? jest.requireActual<{ default: unknown }>(`antd/lib/${kebab(name)}`).default
        : undefined,
  },
);
