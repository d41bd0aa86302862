/** What the page at `/openapi` needs on a phone: its true width, long paths that break, wide tables that scroll within themselves. */

export const pageScript = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

export const pageStyle = `
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
