package dev.jacquard.runtime.carrier;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method for which the agent sets the JDK's annotation of the same name. The source can't
 * use that one, since JDK 17 does not have it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface ChangesCurrentThread {}
