// A worker that has the browser read its tables of numbers and days, once for the whole page: on the page itself that takes as long as many frames.
new Intl.NumberFormat(self.name).format(1);
new Intl.DateTimeFormat(self.name, { day: 'numeric', month: 'long', weekday: 'long', year: 'numeric' }).format();
self.close();
