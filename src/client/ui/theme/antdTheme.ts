/**
 * Ant Design dressed in the shop's tokens. Names are not hashed: they stay the same from build to build. `zeroRuntime`
 * keeps its style engine still: what its parts wear was worked out by the build (src/tools/build/frameStyles.ts).
 */
import { createTheme } from '@ant-design/cssinjs';
import type { Theme } from '@ant-design/cssinjs';
import type { DesignTokenProviderProps } from 'antd/es/theme/context';
import type { MapToken, SeedToken } from 'antd/es/theme/interface';
import { colour, font, radius } from './tokens';

/**
 * The tokens that Layout and Flex are made of. Ant Design's own algorithm derives ten shades each of twenty colours
 * too: three times the work before the frame hydrates, and nine more kilobytes in every page
 * (docs/decisions/0206-first-load-javascript.md). A part that asks for more of them finds their names in
 * `antd/es/theme/themes/default`.
 */
const frameTokens = {
  fontFamily: font.text,
  fontSize: 16,
  fontSizeSM: 14,
  fontSizeLG: 18,
  fontSizeXL: 22,
  lineHeight: 1.5,
  lineHeightSM: 1.5,
  lineHeightLG: 1.5,
  lineWidth: 1,
  lineType: 'solid',
  motionDurationMid: '0.2s',
  motionDurationSlow: '0.3s',
  borderRadiusLG: radius.field,
  controlHeight: 44,
  controlHeightSM: 32,
  controlHeightLG: 56,
  sizeXXS: 4,
  sizeXS: 8,
  size: 16,
  sizeLG: 24,
  colorText: colour.ink,
  colorWhite: colour.white,
  colorBgContainer: colour.white,
  colorBgLayout: colour.paper,
};

export const antdTheme: DesignTokenProviderProps = {
  hashed: false,
  cssVar: { prefix: 'ant', key: 'shop' },
  zeroRuntime: true,
  theme: createTheme(() => frameTokens as MapToken) as Theme<SeedToken, MapToken>,
  token: {},
  override: {
    override: {},
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
