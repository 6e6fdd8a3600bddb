// Must be imported first: React reads NODE_ENV once when it is loaded, and renders several times slower in development
// mode.
process.env.NODE_ENV = 'production';
