import { finite, type InferOutput, number, object, pipe, regex, string, transform, union } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, lenientField, lenientObject, text } from '../../fields';

/** A threshold, sent as a number or as a numeric string. Default: -1, which disables the threshold. */
const threshold = lenientField(
  pipe(union([number(), pipe(string(), regex(/^-?\d{1,9}$/), transform(Number))]), finite()),
  -1,
);

const switchOnly = lenientObject({ enabled: flag });
const textSetting = lenientObject({ enabled: flag, value: text });
const numberSetting = lenientObject({ enabled: flag, value: threshold });

/**
 * The settings of the install prompts (ENG-1). Each setting has the flag `enabled`, and most have a `value`. The path
 * is assumed.
 */
export const installPromptSettings = defineEndpoint({
  name: 'installPromptSettings',
  path: '/wps/relay/MCSFE_getInstallPromptSettings',
  response: object({
    /** Background color of the full-screen prompt (hex). */
    app_background: textSetting,
    app_desc: textSetting,
    app_desc_font_color: textSetting,
    /**
     * `bottom_app_desc`: text of the prompt at the bottom of the screen; `bottom_app_desc_font_color`: color of this
     * text.
     */
    bottom_app_desc: textSetting,
    bottom_app_desc_font_color: textSetting,
    /** Whether the conditions in these settings, such as `deposit_times`, may open a prompt. */
    download_condition_switch: switchOnly,
    /** Time from the start of a game until the install prompt opens (s). */
    in_game_popup_interval: numberSetting,
    login_required: switchOnly,
    bind_card: switchOnly,
    /** On: the forced prompt is at the bottom of the screen; off: it fills the screen. */
    bottom_app_bar_mode: switchOnly,
    deposit_times: numberSetting,
    deposit_times_forced: numberSetting,
    first_deposit: switchOnly,
    first_withdraw: switchOnly,
    withdrawal_times: numberSetting,
    withdrawal_times_forced: numberSetting,
    reg_days: numberSetting,
    reg_days_forced: numberSetting,
    /**
     * On which domains the prompts are shown (ENG-4). 1: on all; 2: on all except those in `domains`; 3: only on
     * those in `domains`. The entries of `domains` are separated by commas, semicolons or spaces.
     */
    domains_switch: numberSetting,
    domains: textSetting,
    /** Color scheme of the prompts: `light` or `dark`; any other value means the color scheme of the page. */
    theme: textSetting,
  }),
  auth: 'none',
  cacheable: 'public',
  source: 'assumed',
});
export type InstallPromptSettings = InferOutput<typeof installPromptSettings.response>;
