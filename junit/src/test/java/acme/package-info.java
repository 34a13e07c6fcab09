/**
 * Tests of some user of Jacquard. They are subjects, not tests of this build: most of them fail.
 */
package acme;
