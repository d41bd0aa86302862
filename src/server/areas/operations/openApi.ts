/**
 * `/openapi.json`, and the same as a page at `/openapi` (docs/contract.md section 7); the staff's calls have a document
 * of their own (section 11). Registered before the routes, which it watches.
 */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { brand } from '../../../contract/brand';
import { staffRoles } from '../../../contract/rules/staffRules';
import { STAFF_BASE } from '../staff/staffCall';
import { openApiOptions, staffOpenApiOptions } from './openApiDocument';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the staff's calls. */
    staffSwagger: () => object;
  }
}

/**
 * What the page at `/openapi` needs on a phone: its true width, long paths that break, wide tables that scroll within
 * themselves.
 */
const pageScript = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

const pageStyle = `
body { margin: 0; }
.swagger-ui { overflow-wrap: anywhere; }
.swagger-ui .loading-container { overflow-wrap: normal; }
.swagger-ui .wrapper { padding: 0 12px; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { padding: 0; flex-basis: 100%; }
  .swagger-ui .table-container, .swagger-ui .responses-inner { overflow-x: auto; }
}
`;

export default fp<{ version: string }>(
  async (app, { version }) => {
    await app.register(swagger, openApiOptions(version));
    await app.register(swagger, staffOpenApiOptions(version));
    await app.register(swaggerUi, {
      routePrefix: '/openapi',
      // Without the bar that loads other documents; without a stranger's validator.
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'list',
        defaultModelsExpandDepth: 0,
        displayRequestDuration: true,
      },
      validatorUrl: false,
      theme: {
        title: `${brand.name}: the calls of the shop`,
        css: [{ filename: 'page.css', content: pageStyle }],
        js: [{ filename: 'page.js', content: pageScript }],
      },
    });
    app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
    const config = { staff: { roles: staffRoles } };
    app.get(`${STAFF_BASE}/openapi.json`, { schema: { hide: true }, config }, () =>
      Promise.resolve(app.staffSwagger()),
    );
  },
  { name: 'openApi' },
);
