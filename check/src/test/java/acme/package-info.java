/** Programs of users, as the tests of checks of bodies need them. */
package acme;
