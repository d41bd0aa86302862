/**
 * Ant Design in the shop's colours, denser than the storefront: 14 px text, steps of 8 px. The dark one is the same
 * hues on the shop's ink; its contrasts are those of the light one (docs/look.md).
 */
import type { ThemeConfig } from 'antd/es/config-provider/context';
import theme from 'antd/es/theme';
import { colour, font } from '../../../client/ui/theme/tokens';

const night = {
  ground: '#171222',
  paper: '#211A30',
  raised: '#2B2340',
  ink: '#F4EEE6',
  quiet: '#BDB3CC',
  edge: '#8F86A3',
  hairline: '#3B3251',
  action: '#B3B7FF',
  danger: '#FFB4AC',
  success: '#8FD6B3',
  warning: '#FFCB6B',
} as const;

const shared: ThemeConfig = { hashed: false, cssVar: { prefix: 'ant', key: 'staff' } };
const sizes = {
  fontFamily: font.text,
  fontSize: 14,
  sizeUnit: 4,
  sizeStep: 4,
  borderRadius: 8,
  controlHeight: 36,
  controlHeightLG: 44,
} as const;

const lightTheme: ThemeConfig = {
  ...shared,
  algorithm: theme.defaultAlgorithm,
  token: {
    ...sizes,
    colorPrimary: colour.action,
    colorLink: colour.action,
    colorLinkHover: colour.actionDeep,
    colorLinkActive: colour.actionDeep,
    colorInfo: colour.action,
    colorError: colour.danger,
    colorSuccess: colour.success,
    colorWarning: '#8A5A00',
    // Of its own the dark tone above would be a muddy ground.
    colorWarningBg: '#FFF3D6',
    colorWarningBorder: colour.highlight,
    colorTextBase: colour.ink,
    colorBgBase: colour.white,
    colorBgLayout: colour.paper,
    colorBorder: colour.edge,
    colorBorderSecondary: colour.hairline,
    colorTextSecondary: colour.quiet,
    colorTextTertiary: colour.quiet,
    colorTextDescription: colour.quiet,
    colorTextPlaceholder: colour.quiet,
    colorTextDisabled: colour.quiet,
    colorIcon: colour.quiet,
  },
  components: {
    Table: { rowSelectedBg: colour.sky, rowSelectedHoverBg: colour.sky, rowHoverBg: colour.paper },
    Layout: { headerBg: colour.white, siderBg: colour.white, bodyBg: colour.paper, headerPadding: '0 16px' },
  },
};

const darkTheme: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...sizes,
    colorPrimary: night.action,
    colorLink: night.action,
    colorLinkHover: night.ink,
    colorLinkActive: night.ink,
    colorInfo: night.action,
    colorError: night.danger,
    colorSuccess: night.success,
    colorWarning: night.warning,
    colorTextBase: night.ink,
    colorBgBase: night.ground,
    colorBgLayout: night.ground,
    colorBgContainer: night.paper,
    colorBgElevated: night.raised,
    colorBorder: night.edge,
    colorBorderSecondary: night.hairline,
    colorTextSecondary: night.quiet,
    colorTextTertiary: night.quiet,
    colorTextDescription: night.quiet,
    colorTextPlaceholder: night.quiet,
    colorTextDisabled: night.quiet,
    colorIcon: night.quiet,
    // What stands on the action's colour, and a tick in a box: dark on light there.
    colorTextLightSolid: night.ground,
    colorWhite: night.ground,
    colorBgSpotlight: night.quiet,
  },
  components: {
    Table: { rowSelectedBg: night.hairline, rowSelectedHoverBg: night.hairline, rowHoverBg: night.raised },
    Layout: { headerBg: night.paper, siderBg: night.paper, bodyBg: night.ground, headerPadding: '0 16px' },
  },
};

const stills = (theme: ThemeConfig): ThemeConfig => ({ ...theme, token: { ...theme.token, motion: false } });
const themes = { light: lightTheme, dark: darkTheme, lightStill: stills(lightTheme), darkStill: stills(darkTheme) };

/** @param isStill whether somebody asked their device for less motion */
export const themeOf = (isDark: boolean, isStill: boolean): ThemeConfig =>
  themes[`${isDark ? 'dark' : 'light'}${isStill ? 'Still' : ''}`];
