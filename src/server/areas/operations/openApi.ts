/**
 * `/openapi.json`, and the same as a page at `/openapi` (docs/contract.md section 7). Registered before the routes,
 * which it watches.
 */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { brand } from '../../../contract/brand';
import { openApiOptions } from './openApiDocument';
import { pageScript, pageStyle } from './openApiPage';

export default fp(
  async (app) => {
    await app.register(swagger, openApiOptions);
    await app.register(swaggerUi, {
      routePrefix: '/openapi',
      // Without the bar that loads other documents; without a stranger's validator.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0, displayRequestDuration: true },
      validatorUrl: false,
      theme: {
        title: `${brand.name}: the calls of the shop`,
        css: [{ filename: 'page.css', content: pageStyle }],
        js: [{ filename: 'page.js', content: pageScript }],
      },
    });
    app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
  },
  { name: 'openApi' },
);
