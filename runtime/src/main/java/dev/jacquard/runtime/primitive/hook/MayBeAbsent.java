package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Not every JDK has the method that this one models. A parameter of type Object stands for any
 * class, which not every JDK has either.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface MayBeAbsent {
  /** The name of the modelled method, if it is the same for two that differ in their results. */
  String name() default "";
}
