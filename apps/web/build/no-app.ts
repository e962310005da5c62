/** Stands in for the app pages in a build without `src/app.tsx`. */
document.querySelector('#app')?.setAttribute('data-empty', '')
