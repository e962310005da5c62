import { languages } from '@ankur/content'
import { comfortAttributes, comfortSettings } from './platform/comfort/comfort-settings.ts'

/** The valid stored values for each setting that a style sheet reads, without the default: `["data-theme",["light",…]]`. */
const looks = Object.fromEntries(
  Object.entries(comfortAttributes).map(([setting, attribute]) => {
    const values = comfortSettings[setting as keyof typeof comfortAttributes]
    return [setting, [attribute, values.slice(1)]]
  }),
)

/**
 * The inline script of every page (shells have a second one, `build/ahead.ts`): runs before the first paint, so that
 * colours and text size never flash. It sets the comfort settings that style sheets read, that scripts are enabled, whether
 * a session is stored here (Sign in or Dashboard), whether a language was chosen, the browser's preferred one of ours, and
 * in the shell of app pages the chosen language. The policy header allows it by its hash; a change here changes the hash.
 */
export const themeScript = `(function(d,t,s,c,i){d.setAttribute('data-script','');
try{s=localStorage;c=JSON.parse(s.getItem('ankur-comfort'))||{};
for(i in t)if(t[i][1].includes(c[i]))d.setAttribute(t[i][0],c[i])}catch(e){}
try{for(i=0;i<s.length;i++)if(/^sb-.+-auth-token$/.test(s.key(i)))d.setAttribute('data-signed-in','');
c=s.getItem('ankur-language');
if(c)d.setAttribute('data-language-kept','');
if(d.hasAttribute('data-shell')&&/^(${languages.filter((each) => each !== 'en').join('|')})$/.test(c))d.lang=c}catch(e){}
for(i of navigator.languages||[])if(c=/^(${languages.join('|')})\\b/.exec(i)){d.setAttribute('data-asks',c[1]);break}
})(document.documentElement,${JSON.stringify(looks)})`.replaceAll('\n', '')
