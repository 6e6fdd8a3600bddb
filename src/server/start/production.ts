// Read before everything else: React takes several times as long to render unless it is told that this is no development, and it
// asks only once.
process.env.NODE_ENV = 'production';
