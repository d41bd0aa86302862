/** Ant Design dressed in the shop's tokens, for the styles that the build works out (src/build/frameStyles.js). Names are not hashed: they stay the same from build to build. */
import type { ThemeConfig } from 'antd';
import { colour, font, radius } from './tokens';

export const antdTheme: ThemeConfig = {
  hashed: false,
  cssVar: { key: 'shop' },
  token: {
    colorPrimary: colour.action,
    colorInfo: colour.action,
    colorSuccess: colour.success,
    colorError: colour.danger,
    colorWarning: colour.highlight,
    colorTextBase: colour.ink,
    colorBgBase: colour.white,
    colorBgLayout: colour.paper,
    colorBorder: colour.edge,
    fontFamily: font.text,
    fontSize: 16,
    borderRadius: radius.field,
    controlHeight: 44,
  },
  components: {
    Layout: { headerBg: colour.white, bodyBg: colour.paper, footerBg: colour.white, headerPadding: 0, footerPadding: 0, headerHeight: 64 },
    Badge: { colorError: colour.action },
  },
};
