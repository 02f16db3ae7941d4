import { imageUrl, lenientObject, text } from '../fields';

/**
 * What a program that runs no script shows for a link to a merchant's site, such as the preview in a chat; part of a
 * merchant's `brands` in deploy/settings.json.
 */
export const merchantPage = lenientObject({
  /** Title; if missing, the merchant's name. */
  title: text,
  /** One or two sentences in the merchant's default language; if missing, the merchant's slogan. */
  description: text,
  /** URL of the picture: a path of the host or an https URL; if missing, the merchant's icon. */
  image: imageUrl,
});
