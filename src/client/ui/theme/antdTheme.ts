/**
 * Ant Design dressed in the shop's tokens. Names are not hashed: they stay the same from build to build. `zeroRuntime`
 * keeps its style engine still: what its parts wear was worked out by the build (src/build/frameStyles.js).
 */
import type { DesignTokenProviderProps } from 'antd/es/theme/context';
import { colour, font, radius } from './tokens';

const token = {
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
};

export const antdTheme: DesignTokenProviderProps = {
  hashed: false,
  cssVar: { prefix: 'ant', key: 'shop' },
  zeroRuntime: true,
  token,
  override: {
    override: token,
    Layout: {
      headerBg: colour.white,
      bodyBg: colour.paper,
      footerBg: colour.white,
      headerPadding: 0,
      footerPadding: 0,
      headerHeight: 64,
      siderBg: 'transparent',
    },
  },
};
