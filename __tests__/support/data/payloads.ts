/**
 * Markup that somebody puts where a text belongs. What would run calls `evil`; what gets out of its place makes an
 * element or an attribute of that name.
 */
export const payloads: readonly string[] = [
  '<x-evil>',
  '"><x-evil x="',
  "'><x-evil x='",
  '" evil="1" x="',
  "' evil='1' x='",
  '</script><x-evil>',
  '</ScRiPt ><x-evil>',
  '</title></style></textarea></noscript><x-evil>',
  '<!--<script>',
  '--><x-evil>',
  ']]><x-evil>',
  '\\"};window.evil=1;//</script><x-evil>',
  '\u2028window.evil=1\u2029<x-evil>',
  '&lt;x-evil&gt;&#60;x-evil&#62;',
  '<svg onload=evil()><x-evil>',
  '<img src=x onerror=evil()><x-evil>',
  '<iframe srcdoc="<x-evil>">',
  'javascript:evil()//<x-evil>',
  '{{evil()}}${evil()}<%= evil() %><x-evil>',
  '\u0131<\u017fcript>evil()</\u017fcript><x-evil>',
];
