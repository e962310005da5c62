/**
 * The script after the body of a prerendered app page (docs/decisions/0013). It
 * - switches the page to the language chosen on this device, reusing the pictures of the page;
 * - records and marks (`data-pressed`) a button clicked before hydration, or a link that needs the app (`data-waits`): in a game
 *   (`data-stop`) each of them, elsewhere the last one;
 * - does the same for Enter in a field of a form, as a browser does with a form that has a submit button;
 * - removes a question that must not be shown (nobody is signed in, or the screen is hidden);
 * - requests the app after the first paint, so that nothing delays the readable content.
 * If the app failed to load, the page reloads once the network is back: a browser does not retry a module that failed.
 */
export const takeOverScript = `(function(d,e,p,a,t){
p=JSON.parse(d.querySelector('[name=parts]').content);a=d.getElementById('app');
t=d.querySelector('template[lang='+e.lang+']');
if(t){p.v=a.querySelectorAll('svg');
t.content.querySelectorAll('[data-place]').forEach(function(s){s.replaceWith(p.v[s.dataset.place].cloneNode(true))});
a.replaceChildren(t.content);a.dataset.drawn=e.lang;d.title=t.title}
function kept(s,k){try{return s().getItem(k)}catch(e){}}
function hidden(t,l){t=function(){return sessionStorage};l=function(){return localStorage};
return kept(t,'ankur-covered')||kept(l,'ankur-pin')&&!kept(t,'ankur-opened')}
if(/^.autism-test/.test(location.pathname)&&(!e.hasAttribute('data-signed-in')||hidden())){a.replaceChildren();delete a.dataset.drawn}
function press(x,q){if(x&&!e.isLive){q=e.pressed=e.pressed||[];while(q[0]&&!x.dataset.stop)delete q.pop().dataset.pressed;q[q.length-1]==x||q.push(x);x.dataset.pressed='';return 1}}
d.addEventListener('click',function(v,x){x=v.target.closest('#app button:not(.talk *),#app a[data-waits]');if(v.isTrusted&&press(x)){v.stopPropagation();x.href&&v.preventDefault()}},true);
d.addEventListener('keydown',function(v,x){x=v.target;if(v.key=='Enter'&&x.matches('#app form input'))press(x.form.querySelector('.button--wide'))});
function go(){p.chunks.concat(p[e.lang]||[],e.hasAttribute('data-signed-in')&&!RegExp(p.without).test(location.pathname)?p.session:[])
.forEach(function(f,l){l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)});
import(p.script).catch(function(){addEventListener('online',function(){location.reload()})})}
d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})
})(document,document.documentElement)`.replaceAll('\n', '')
