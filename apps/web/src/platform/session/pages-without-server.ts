/**
 * Paths of the pages for children, as a regular expression source: the build also writes it into the head of pages.
 * These pages do not load the accounts client automatically; it is a fifth of the code of an app page.
 */
export const pagesWithoutServer = '^(/[a-z]{2})?/(create|games|talk|play|pause)(/|$)'
